import { countries } from '@dray/contract/markets.ts';
import { inventedContact } from '#capabilities/portal-config/index.ts';
import { Waiting } from '#ui/page/waiting.tsx';
import { Markets } from './markets.tsx';

const invented = countries.map((country) => ({ ...inventedContact, country }));

export const ContactSkeleton = () => (
  <Waiting>
    <Markets contacts={invented} />
  </Waiting>
);
