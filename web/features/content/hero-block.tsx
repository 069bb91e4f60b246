import type { CmsPicturePartsFragment } from '../../generated/graphql.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { splitHeading } from './split-html.ts';

export function HeroBlock({ image, html }: { image: CmsPicturePartsFragment; html: string }) {
  const { identity } = useShop();
  const { heading, rest } = splitHeading(html);
  return (
    <div>
      <div className="hero-picture">
        <img
          src={image.full}
          srcSet={image.srcset ?? undefined}
          sizes="(min-width: 700px) 100vw, 210vw"
          width={image.width ?? 2000}
          height={image.height ?? 1000}
          alt={image.alt}
          fetchPriority="high"
          decoding="sync"
        />
      </div>
      <div className="page-width">
        <div className="grid-12 hero-text">
          <h1 className="poster">{heading ?? identity.name}</h1>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway removes scripts. */}
          <div className="hero-prose" dangerouslySetInnerHTML={{ __html: rest }} />
        </div>
      </div>
    </div>
  );
}
