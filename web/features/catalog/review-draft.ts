/** The name under which a review that was typed and not sent is kept. */
export function reviewDraftName(productId: string): string {
  return `review-${productId}`;
}
