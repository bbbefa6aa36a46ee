import { IconDownload } from '@tabler/icons-react';
import { useLanguage } from '#platform/texts/texts.ts';
import type { Product } from '../queries/product.queries.ts';
import classes from './downloads.module.css';
import { fileSizeText } from './file-size.ts';

export function Downloads({ files }: { files: Product['downloads'] }) {
  const language = useLanguage();
  return (
    <ul className={classes.files}>
      {files.map(({ name, url, size }) => (
        <li key={url}>
          <a href={url} download className={`${classes.file} row gap-12 ink plain`}>
            <IconDownload size={20} stroke={1.75} aria-hidden="true" />
            <span className={classes.name}>{name}</span>
            <span className="rigid text-14 muted tabular">
              {[kindOf(url), fileSizeText(language, size)].filter(Boolean).join(' · ')}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const kindOf = (url: string): string => /\.(\w{2,4})(?:$|[?#])/.exec(url)?.[1]?.toUpperCase() ?? '';
