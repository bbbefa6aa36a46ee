import type { contentDeskRoutes } from '@dray/contract/content/content-desk.rest.ts';
import type { RestOutput } from '@dray/contract/rest-route.ts';
import { publicArticleToWire } from '../articles/article.wire.ts';
import { bannerToWire } from '../shell/shell-content.wire.ts';
import { uploadIdOf } from './desk-file.model.ts';
import { deskFileLink } from './desk-item.wire.ts';
import type { Preview } from './show-item.ts';

/** Made by what makes the customer's answer; its files come by the desk's own address, since nobody else may have them. */
export function previewToWire({
  item,
  entry,
  stored,
  reasons,
}: Preview): RestOutput<(typeof contentDeskRoutes)['previewContent']> {
  const linkOf = (fileId: string): string => {
    const file = stored.files.find(({ id }) => id === fileId);
    return file ? deskFileLink(item, uploadIdOf(item.id, file)) : '';
  };
  if (item.kind === 'banner') {
    const banner = bannerToWire(entry);
    const own = entry.body.picture ? undefined : entry.body.image?.fileId;
    return {
      reasons: [...reasons],
      article: null,
      banner: own ? { ...banner, image: { ...banner.image, link: linkOf(own) } } : banner,
    };
  }
  const article = publicArticleToWire(entry);
  return {
    reasons: [...reasons],
    banner: null,
    article: {
      ...article,
      image: article.image && { ...article.image, link: linkOf(entry.body.image?.fileId ?? '') },
      files: article.files.map((file) => ({ ...file, link: linkOf(file.id) })),
    },
  };
}
