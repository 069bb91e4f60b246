import '../../styles/recipe.css';
import { useState } from 'react';
import type { EntryPartsFragment } from '../../generated/graphql.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { Button } from '../../shared/ui/elements.tsx';
import { Stepper } from '../../shared/ui/stepper.tsx';
import { addToCart, openCart } from '../cart/public/cart-store.ts';
import { amountText, sizeText } from './amount.ts';

function RecipeCart({ recipe }: { recipe: NonNullable<EntryPartsFragment['recipe']> }) {
  const { t } = useShop();
  const [busy, setBusy] = useState(false);
  const ids = recipe.ingredients
    .flatMap(({ ingredients }) => ingredients)
    .flatMap(({ productId }) => productId ?? []);
  const products = [...new Set(ids)];
  if (products.length === 0) return null;
  async function add() {
    if (busy) return;
    setBusy(true);
    openCart();
    await addToCart(products);
    setBusy(false);
  }
  return (
    <div className="recipe-cart">
      <p className="small text-ink-2">{t('recipe.ours')}</p>
      <Button wide busy={busy} onClick={() => void add()}>
        {t('recipe.buy', { count: products.length })}
      </Button>
    </div>
  );
}

type RecipeParts = NonNullable<EntryPartsFragment['recipe']>;

const MAX_SERVINGS = 48;
const NUTRIENTS = [
  'energy',
  'fat',
  'carbohydrates',
  'sugar',
  'fiber',
  'protein',
  'salt',
  'cholesterol',
  'transFat',
] as const;

function Ingredients({ recipe }: { recipe: RecipeParts }) {
  const { t, language } = useShop();
  const [servings, setServings] = useState(recipe.servings);
  const label = recipe.servingsLabel ?? t('recipe.servings');
  const scale = servings / recipe.servings;
  return (
    <>
      <div className="servings">
        <span aria-hidden="true">{label}</span>
        <Stepper
          value={servings}
          rules={{ min: 1, step: 1, max: MAX_SERVINGS }}
          onChange={setServings}
          label={label}
          small
        />
        <span className="print-only">{servings}</span>
      </div>
      <div aria-live="polite">
        {recipe.ingredients.map(({ title, ingredients }, group) => (
          <table
            // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a recipe never change their order.
            key={group}
            className="ingredients"
            aria-label={title ?? t('recipe.ingredients')}
          >
            {title && <caption>{title}</caption>}
            <tbody>
              {ingredients.map(({ amount, unit, name, path }) => (
                <tr key={`${name}${unit}`}>
                  <td>
                    {amountText(amount == null ? null : amount * scale, unit, language.formatLocale, t)}
                  </td>
                  <td>
                    {path ? (
                      <a className="link" href={path}>
                        {name}
                      </a>
                    ) : (
                      name
                    )}
                    {sizeText(unit, t) && `, ${sizeText(unit, t)}`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <RecipeCart recipe={recipe} />
    </>
  );
}

export function Recipe({ recipe }: { recipe: RecipeParts }) {
  const { t } = useShop();
  const nutrition = NUTRIENTS.flatMap((key) => {
    const found = recipe.nutrition.find((nutrient) => nutrient.key === key);
    return found ? [[t(`recipe.nutrient.${key}`), found.amount] as const] : [];
  });
  return (
    <div className="page-width section">
      <div className="detail-block grid-12 recipe-body">
        <section className="recipe-ingredients" aria-label={t('recipe.ingredients')}>
          <h2 className="title-3">{t('recipe.ingredients')}</h2>
          <Ingredients recipe={recipe} />
        </section>
        <section className="recipe-steps" aria-label={t('recipe.instructions')}>
          <h2 className="title-3">{t('recipe.instructions')}</h2>
          <ol className="steps">
            {recipe.instructions.map((step) => (
              <li key={step}>
                <p className="lead">{step}</p>
              </li>
            ))}
          </ol>
        </section>
        {nutrition.length > 0 && (
          <section className="nutrition" aria-labelledby="nutrition">
            <h2 className="title-4" id="nutrition">
              {t('recipe.nutrition')}
            </h2>
            <dl>
              {nutrition.map(([name, amount]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{amount}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
    </div>
  );
}
