export function reviewDraftName(productId: string): string {
  return `review-${productId}`;
}
