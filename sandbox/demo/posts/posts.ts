import type { DemoArticle } from '../entry.ts';
import { carePosts } from './care.ts';
import { kitchenPosts } from './kitchen.ts';
import { workshopPosts } from './workshop.ts';

/** Every post of the journal. */
export const posts: readonly DemoArticle[] = [...workshopPosts, ...carePosts, ...kitchenPosts];
