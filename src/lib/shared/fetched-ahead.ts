/**
 * Pages that a browser may fetch before they are asked for, when a link to them is hovered: they are the same for everybody, and nothing is
 * counted or stored when they are sent.
 */
const PATHS = [
  ...['/', '/goods', '/search', '/newlist', '/customized', '/termsPage'],
  ...['/other/footer', '/other/buy-notice', '/other/faq', '/other/service', '/other/privacy'],
];
/** An address that names a language changes the visitor's. */
const LANGUAGE = /[?&]lang=/;

/** @param address path and query */
export const mayFetchAhead = (address: string): boolean =>
  PATHS.includes(address.replace(/\?.*/s, '')) && !LANGUAGE.test(address);

/** Moderate is after a short hover, or at the press. */
export const SPECULATION_RULES = {
  prefetch: [
    {
      source: 'document',
      eagerness: 'moderate',
      where: { and: [{ href_matches: PATHS }, { not: { href_matches: '/*\\?*(^|&)lang=*' } }] },
    },
  ],
};
