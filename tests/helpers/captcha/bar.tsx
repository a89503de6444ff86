import { createRoot } from 'react-dom/client';
import { DragSlider } from '#src/islands/public/captcha/DragSlider.tsx';
import { IslandProvider } from '#src/islands/ui/IslandContext.tsx';
import { addStyles } from '#src/lib/browser/add-styles.ts';
import { fetchWords } from '#src/lib/browser/i18n/fetch-words.ts';
import { createCaptchaField } from '#src/stores/public/captcha-field.ts';
import stylesheet from '#src/styles/public/captcha.css?url';

/** A form of one drag-slider. @returns what solving it gives, wrapped so that it is not waited for */
export async function mountBar(host: HTMLElement): Promise<{ answer: Promise<string> }> {
  const [words] = await Promise.all([fetchWords('captcha'), addStyles(stylesheet)]);
  const field = createCaptchaField();
  createRoot(host).render(
    <IslandProvider words={words}>
      <DragSlider field={field} />
    </IslandProvider>,
  );
  const answer = new Promise<string>((solved) => {
    field.flow.$state.listen(({ phase }) => {
      if (phase === 'right') setTimeout(() => void field.spend(async (verification) => solved(verification)), 50);
    });
  });
  return { answer };
}
