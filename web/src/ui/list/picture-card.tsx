import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SourcePicture } from '../source-picture.tsx';
import classes from './picture-card.module.css';

type Props = {
  /** Null where there is none: then the icon is on the brand's own ground. */
  picture: { link: string; alt: string } | null;
  icon: Icon;
  /** Lies on the picture. */
  badge?: ReactNode;
  /** Above the name: what kind of thing it is, of which day. */
  facts?: ReactNode;
  /** The link that is the card's name; its target is all of the card. */
  name: ReactNode;
  text?: string;
  /** On the lower edge, in line with that of its neighbours. */
  foot?: ReactNode;
  /** Three below a heading of its list; two where the cards are all that the page has. */
  level?: 2 | 3;
  /** The language of name and text, where it is not that of the page. */
  lang?: string | undefined;
};

/** Something one opens, with a picture above its name. */
export function PictureCard({ picture, icon, badge, facts, name, text, foot, level = 3, lang }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article className={`${classes.card} flex column relative card clip`}>
      <div className={classes.picture}>
        <SourcePicture picture={picture} icon={icon} />
        {badge && <span className={classes.badge}>{badge}</span>}
      </div>
      <div className={`${classes.words} flex column grow gap-4`}>
        {facts && <div className={classes.facts}>{facts}</div>}
        <Heading className={classes.name} lang={lang}>
          {name}
        </Heading>
        {text && (
          <p className="text-15 muted" lang={lang}>
            {text}
          </p>
        )}
        {foot && <div className={classes.foot}>{foot}</div>}
      </div>
    </article>
  );
}

/** As many beside each other as there is room for. */
export const PictureCards = ({ children }: { children: ReactNode }) => <ul className={classes.cards}>{children}</ul>;
