import { IconNews, IconSchool } from '@tabler/icons-react';
import { LinkChips } from '#ui/list/link-chips.tsx';
import { PictureCard, PictureCards } from '#ui/list/picture-card.tsx';
import { StatusBadge } from '#ui/list/status-badge.tsx';
import { Card } from '#ui/page/card.tsx';
import { AsideColumns } from '#ui/page/columns/aside-columns.tsx';
import classes from './gallery.module.css';
import { Specimen } from './specimen.tsx';

const link = (name: string) => <a href="?part=pictures">{name}</a>;

export const ShowPictures = () => (
  <>
    <Specimen name="chips">
      <LinkChips
        label="Kinds"
        current="events"
        chips={['all', 'events', 'range'].map((key, at) => ({
          key,
          label: key,
          count: at === 0 ? undefined : at * 4,
          link: ({ children, ...look }) => (
            <a href="?part=pictures" {...look}>
              {children}
            </a>
          ),
        }))}
      />
    </Specimen>
    <Specimen name="chips in little room">
      <div className={classes.narrow}>
        <LinkChips
          label="Many kinds"
          current="5"
          chips={Array.from({ length: 9 }, (_, at) => ({
            key: String(at),
            label: `Kind ${at}`,
            count: at,
            link: ({ children, ...look }) => (
              <a href="?part=pictures" {...look}>
                {children}
              </a>
            ),
          }))}
        />
      </div>
    </Specimen>
    <Specimen name="cards with a picture">
      <PictureCards>
        <li>
          <PictureCard
            picture={{ link: '/favicon.svg', alt: 'A sign' }}
            icon={IconNews}
            facts="3 November"
            name={link('With a picture')}
            text="What it is about, in a line or two."
          />
        </li>
        <li>
          <PictureCard
            picture={null}
            icon={IconSchool}
            badge={
              <StatusBadge tone="success" icon={null}>
                Completed
              </StatusBadge>
            }
            name={link('Without one')}
            foot="100%"
          />
        </li>
      </PictureCards>
    </Specimen>
    <Specimen name="columns with an aside">
      <AsideColumns
        aside={
          <Card heading="Beside it">
            <p>What belongs to it.</p>
          </Card>
        }
      >
        <p>What one reads.</p>
      </AsideColumns>
    </Specimen>
  </>
);
