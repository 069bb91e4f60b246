import type { DemoArticle } from '../entry.ts';
import { productNews } from './product-news.ts';
import { shopNews } from './shop-news.ts';

/** Every news item. */
export const news: readonly DemoArticle[] = [...shopNews, ...productNews];
