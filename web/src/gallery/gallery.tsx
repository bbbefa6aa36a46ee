import { Fragment } from 'react';
import classes from './gallery.module.css';
import { ShowButtons } from './show-buttons.tsx';
import { ShowComboboxes } from './show-comboboxes.tsx';
import { ShowDates } from './show-dates.tsx';
import { ShowFields } from './show-fields.tsx';
import { ShowFiles } from './show-files.tsx';
import { ShowFilters } from './show-filters.tsx';
import { ShowList } from './show-list.tsx';
import { ShowOverlays } from './show-overlays.tsx';
import { ShowPage } from './show-page.tsx';
import { ShowPictures } from './show-pictures.tsx';
import { ShowProgress } from './show-progress.tsx';
import { ShowStates } from './show-states.tsx';

const parts = {
  buttons: ShowButtons,
  fields: ShowFields,
  files: ShowFiles,
  dates: ShowDates,
  comboboxes: ShowComboboxes,
  overlays: ShowOverlays,
  list: ShowList,
  filters: ShowFilters,
  states: ShowStates,
  page: ShowPage,
  pictures: ShowPictures,
  progress: ShowProgress,
} as const;

/**
 * Every shared part in every state, for people who build a screen and for the tests of keys and barriers. It is no part of
 * what is shipped: Vite serves it at /ui in development only.
 */
export function Gallery({ only }: { only: string | undefined }) {
  const shown = Object.entries(parts).filter(([name]) => only === undefined || only === name);
  return (
    <main className={classes.page}>
      <h1>Parts</h1>
      <nav aria-label="Parts">
        <ul className={classes.links}>
          {Object.keys(parts).map((name) => (
            <li key={name}>
              <a href={`?${linkTo(name)}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {shown.map(([name, Part]) => (
        <Fragment key={name}>
          <h2>{name}</h2>
          <Part />
        </Fragment>
      ))}
    </main>
  );
}

function linkTo(part: string): URLSearchParams {
  const link = new URLSearchParams(location.search);
  link.set('part', part);
  return link;
}
