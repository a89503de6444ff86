import type { FooterDocument } from '#contract/content/desk.schema.ts';
import type { BottomItem } from '#contract/content/schema.ts';
import { CONTENT_TYPE } from '#contract/enums.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { toTree } from '../../../lib/browser/desk/footer.ts';
import { footerParts } from '../../../lib/shared/footer.ts';
import { LANG } from '../../../lib/shared/i18n/choose-language.ts';
import { pictureUrl } from '../../../lib/shared/pictures.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

export function FooterPreview({ items }: FooterDocument) {
  const { t } = useIsland();
  return (
    <section className="desk-card">
      <h2>{t('deskcontent:footer.preview')}</h2>
      {LANGUAGES.map((language) => (
        <div
          key={language}
          className="desk-footer-preview mt-4 p-5 border border-base-300 rounded-box"
          lang={LANG[language]}
        >
          <h3>{t(`desk:language.${language}`)}</h3>
          <Footer tree={toTree(items, language)} language={language} />
        </div>
      ))}
    </section>
  );
}

function Footer({ tree, language }: { tree: BottomItem[]; language: Language }) {
  const { columns, pictures, perRow } = footerParts(tree);
  return (
    <div data-preview={language}>
      <div>
        <div data-columns>
          {columns.map((column) => (
            <div key={column.id}>
              <h4 className="mb-2 font-semibold">{column.titleName}</h4>
              <ul>
                {column.children.map((item) => (
                  <li key={item.id} data-quiet={item.type === CONTENT_TYPE.WORD || undefined}>
                    {item.titleName}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        {pictures.length > 0 && (
          <div data-per-row={perRow}>
            {pictures.map(({ id, fileUrl, title }) => (
              <div key={`${id} ${fileUrl}`}>
                <img src={pictureUrl(fileUrl)} alt="" width="80" height="80" />
                {title}
              </div>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
