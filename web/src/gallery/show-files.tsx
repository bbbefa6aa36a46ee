import { IconUpload } from '@tabler/icons-react';
import { Button } from '#ui/button.tsx';
import { FileButton } from '#ui/form/files/file-button.tsx';
import { FilePanel } from '#ui/form/files/file-panel.tsx';
import { useOfferedFile } from '#ui/form/files/use-offered-file.ts';
import { Specimen } from './specimen.tsx';

const rules = { types: ['csv', 'xlsx'], maxBytes: 2_000_000 };

export function ShowFiles() {
  const offered = useOfferedFile(rules, () => undefined);
  return (
    <Specimen name="one file">
      <FilePanel
        rules={rules}
        offered={offered}
        heading="Drop a file here"
        lead="or choose it"
        choose="Choose the file"
        actions={<Button variant="default">Paste</Button>}
      >
        CSV or XLSX, at most 2 MB
      </FilePanel>
      <FileButton
        rules={rules}
        onOffer={offered.offer}
        icon={<IconUpload size={18} stroke={1.75} aria-hidden="true" />}
      >
        From a file
      </FileButton>
    </Specimen>
  );
}
