import { expect, test } from './test.ts';

test.use({ loadsPictures: true });

test('the full-screen view fills the stage with the product of a cut-out and shows a scene whole', async ({
  shopper,
}) => {
  await shopper.open('/kochen/cocottes/cocotte-alva-24-cm-zinnoberrot/');
  await shopper.see('product-picture').first().click();
  const picture = shopper.see('zoom-picture');
  await expect(picture).toHaveAttribute('style', /scale\(1\.9\d*\)/);
  const { width = 0, height = 0 } = shopper.page.viewportSize() ?? {};
  await shopper.page.mouse.click(width / 2, height / 2);
  await expect(picture).toHaveAttribute('style', /scale\(4\.\d+\)/);
  await shopper.page.keyboard.press('0');
  await expect(picture).toHaveAttribute('style', /scale\(1\.9\d*\)/);
  await shopper.page.mouse.click(width / 2, height / 2);
  await expect(picture).toHaveAttribute('style', /scale\(4\.\d+\)/);
  await shopper.page.setViewportSize({ width: height, height: width });
  await expect(picture).not.toHaveAttribute('style', /scale\([34]\.\d+\)/);
  await shopper.page.setViewportSize({ width, height });
  await expect(picture).toHaveAttribute('style', /scale\(1\.9\d*\)/);
  await shopper.page.keyboard.press('ArrowLeft');
  await expect(shopper.see('zoom-count')).toHaveText('Bild 4 von 4');
  await expect(picture).toHaveAttribute('style', /scale\(1\)/);
});
