import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { documentsQueries } from '#capabilities/documents/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Block } from '../rows/block.tsx';
import { HomeRows } from '../rows/home-row.tsx';
import ways from '../rows/way-on.module.css';
import { DocumentRows } from './document-rows.tsx';
import { inventedOutlook } from './invented-outlook.ts';

/** What is to be paid and what is new, each a press away from its list. */
export function DocumentsBlock() {
  const { t } = useTranslation('desk');
  const outlook = useQuery(documentsQueries.outlook(useLanguage()));
  return (
    <Block
      icon={IconFileText}
      heading={t('documents.heading')}
      aside={
        <Link to="/my-documents" className={`${ways.way} ${ways.quiet}`} aria-label={t('documents.all')}>
          {t('documents.allShort')}
        </Link>
      }
    >
      <BlockStates
        query={outlook}
        failed={t('documents.failed')}
        waiting={
          <HomeRows>
            <DocumentRows outlook={inventedOutlook} />
          </HomeRows>
        }
      >
        {(data) => (
          <HomeRows>
            <DocumentRows outlook={data} />
          </HomeRows>
        )}
      </BlockStates>
    </Block>
  );
}
