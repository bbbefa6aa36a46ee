import { contentKinds } from '@dray/contract/content/content-kinds.ts';
import { useParams, useSearch } from '@tanstack/react-router';
import { readContentDesk } from '#capabilities/content-desk/index.ts';
import { StaffGate } from '../parts/staff-gate.tsx';
import { ContentItemPage } from './editor/content-item-page.tsx';
import { ContentDeskPage } from './list/content-page.tsx';

/** What customers read, for those who write it. */
export function ContentDeskScreen() {
  const address = readContentDesk(useSearch({ strict: false }));
  return (
    <StaffGate right="content.edit" screen="content">
      <ContentDeskPage address={address} />
    </StaffGate>
  );
}

/** One item of it, to be written. */
export function ContentItemScreen() {
  const { kind: named, id = '' } = useParams({ strict: false });
  const kind = contentKinds.find((each) => each === named) ?? 'news';
  return (
    <StaffGate right="content.edit" screen="content">
      <ContentItemPage key={id} which={{ kind, id }} />
    </StaffGate>
  );
}
