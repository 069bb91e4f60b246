import { categoryEntity } from '../catalog/category-entity.ts';
import { type Call, idParam } from '../server/call.ts';
import { failure } from '../server/errors.ts';
import type { Router } from '../server/router.ts';
import { demo } from '../shop/demo.ts';
import { type Entity, entity } from '../shop/entity.ts';
import { LIVE_VERSION } from '../shop/ids.ts';
import { layoutOf } from '../shops/derive/category-tree.ts';
import { idOf } from '../shops/derive/ids.ts';
import { cmsPage } from './cms-page.ts';

/** @throws CONTENT__CATEGORY_NOT_FOUND, also for folders and links (cases 646–648) */
export function contentCategory(call: Call, id: string): Entity {
  const category = call.shop.categories.byId(id);
  if (category === undefined || category.demo.type === 'folder' || category.demo.type === 'link') {
    throw failure(404, 'CONTENT__CATEGORY_NOT_FOUND', `Category "${id}" not found.`, { categoryId: id });
  }
  const layout = demo.layouts.find(({ key }) => key === layoutOf(category));
  return {
    ...categoryEntity(call.shop, category, call.view),
    cmsPage:
      layout !== undefined && call.view.wants('category', 'cmsPage')
        ? cmsPage(call, layout, { category })
        : null,
  };
}

function page(call: Call): Entity {
  const id = idParam(call, 'id');
  const layout = demo.layouts.find(({ key }) => idOf('layout', key) === id);
  if (layout === undefined) {
    throw failure(404, 'CONTENT__CMS_PAGE_NOT_FOUND', `Page with id "${id}" was not found.`, { pageId: id });
  }
  return cmsPage(call, layout, {});
}

function landingPage(call: Call): Entity {
  const id = idParam(call, 'landingPageId');
  const found = demo.landingPages.find(({ key }) => idOf('landing-page', key) === id);
  const layout = demo.layouts.find(({ key }) => key === found?.layout);
  if (found === undefined || layout === undefined || call.shop.switches.inactiveLandingPages.has(id)) {
    throw failure(404, 'CONTENT__LANDING_PAGE_NOT_FOUND', `Landing page "${id}" not found.`, {
      landingPageId: id,
    });
  }
  const { lang } = call.view;
  const texts = {
    name: found.name[lang],
    metaTitle: found.name[lang],
    metaDescription: found.description[lang],
    keywords: null,
    url: found.url[lang],
    slotConfig: null,
  };
  return entity(
    'landing_page',
    id,
    {
      versionId: LIVE_VERSION,
      active: true,
      translations: null,
      cmsPageId: idOf('layout', found.layout),
      cmsPageVersionId: LIVE_VERSION,
      cmsPage: cmsPage(call, layout, {}),
      ...texts,
      seoUrls: call.view.seoUrls ? call.shop.seo.entities(id, lang) : null,
    },
    { ...texts, customFields: {} },
  );
}

export function addContentRoutes(router: Router): void {
  router.add('GET|POST', '/cms/:id', page);
  router.add('GET|POST', '/landing-page/:landingPageId', landingPage);
}
