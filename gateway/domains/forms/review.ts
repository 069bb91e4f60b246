import { reviewRefusals } from '../../../schema/form-rules.ts';
import type { DonePayload, SubmitReviewInput } from '../../../schema/generated/types.ts';
import { loadProduct } from '../../shopware/reads/products.ts';
import { checkBruteForce } from '../shared/brute-force.ts';
import type { GatewayContext } from '../shared/context.ts';
import { accountErrors, donePayload, NOT_LOGGED_IN, userError } from '../shared/user-errors.ts';
import { fieldErrors } from './filled-form.ts';

/** Shopware accepts several reviews per customer (case 882) and stores those of variants with their parent. */
export async function submitReview(context: GatewayContext, input: SubmitReviewInput): Promise<DonePayload> {
  const { session, messages } = context;
  if (!session.exists) return donePayload([userError(messages, NOT_LOGGED_IN)]);
  const inputErrors = reviewRefusals(input).flatMap(({ field, refusal }) =>
    fieldErrors(field, refusal, messages),
  );
  if (inputErrors.length > 0) return donePayload(inputErrors);
  const product = await loadProduct(context.read, input.productId);
  if (!product?.id) return donePayload([userError(messages, 'CONTENT__PRODUCT_NOT_FOUND', ['productId'])]);
  const tooMany = await checkBruteForce(context, 'review', session.key ?? '');
  if (tooMany !== null) return donePayload([tooMany]);
  const path = `/product/${product.parentId ?? product.id}/review`;
  const body = { title: input.title.trim(), content: input.text.trim(), points: input.points };
  try {
    await session.withLock((calls) => calls.write({ path, body }));
    return donePayload();
  } catch (error) {
    return donePayload(
      accountErrors(error, messages).map((entry) => ({
        ...entry,
        field: entry.field?.map((step) => (step === 'content' ? 'text' : step)) ?? null,
      })),
    );
  }
}
