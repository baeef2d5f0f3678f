import sanitizeHtml from 'sanitize-html';

/**
 * A body as it may stand on a page: elements of text, tables and links. Whatever could run, load, style or disguise (scripts, styles,
 * event handlers, frames, forms, pictures, other address schemes) is left out; a link cannot reach back to the page it came from.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
      ...['a', 'strong', 'b', 'em', 'i', 'small', 'sub', 'sup', 's', 'code', 'abbr'],
      ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
    ],
    allowedAttributes: { a: ['href', 'rel'], abbr: ['title'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'], ol: ['start'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { a: (tagName, attributes) => ({ tagName, attribs: { ...attributes, rel: 'noopener' } }) },
    nestingLimit: 30,
    // What is dropped goes with its text where the text is no prose.
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'svg', 'math', 'template', 'title'],
  }).trim();
}
