import { type RoutePath, routeSections } from '@dray/contract/section-table.ts';
import { isSection } from '@dray/contract/sections.ts';
import { Link, useRouter } from '@tanstack/react-router';
import { useSession } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './likely-screens.module.css';

/** The screens most people go to, in the order of how many do. */
const screens = [
  { to: '/', name: 'home' },
  { to: '/catalog/products', name: 'products' },
  { to: '/orders/history', name: 'orderHistory' },
  { to: '/my-documents', name: 'documents' },
  { to: '/support/faq', name: 'faq' },
  { to: '/profile/details', name: 'profile' },
] as const satisfies { to: RoutePath; name: string }[];

/** Three ways on for a reader who took a wrong one, of those that they may go and that lead somewhere. */
export function LikelyScreens() {
  const { t } = useTranslation('common');
  const { status, may } = useSession();
  const router = useRouter();
  const isBuilt = (to: RoutePath) => router.routesByPath[to].options.staticData?.title !== 'notFound';
  const isOpen = (to: RoutePath) => {
    const need = routeSections[to];
    return isSection(need) && may(need);
  };
  const likely = screens.filter(({ to }) => isBuilt(to) && isOpen(to)).slice(0, 3);
  if (status !== 'signed-in' || likely.length === 0) return null;

  return (
    <nav className={classes.likely} aria-labelledby="likely-places">
      <h2 id="likely-places" className="text-14 medium letters-0 muted">
        {t('notFound.likely')}
      </h2>
      <ul className={classes.places}>
        {likely.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} className={`${classes.place} inline-row touch semibold`}>
              {t(`titles.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
