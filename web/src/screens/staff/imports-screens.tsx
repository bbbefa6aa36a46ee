import { useSearch } from '@tanstack/react-router';
import { readImports } from '#capabilities/imports/index.ts';
import { ImportPage } from './imports/import-page.tsx';
import { ImportsPage } from './imports/imports-page.tsx';
import { OwnersPage } from './owners/owners-page.tsx';
import { StaffGate } from './parts/staff-gate.tsx';

/** Files of master data, one of them, or who owns what. One address for both (T142). */
export function ImportsScreen() {
  const { import: id, view, page = 1, ...filters } = readImports(useSearch({ strict: false }));
  if (view)
    return (
      <StaffGate right="settings.edit" screen="imports">
        <OwnersPage />
      </StaffGate>
    );
  return (
    <StaffGate right="imports.run" screen="imports">
      {id ? <ImportPage key={id} id={id} filters={{ ...filters, page }} /> : <ImportsPage page={page} />}
    </StaffGate>
  );
}
