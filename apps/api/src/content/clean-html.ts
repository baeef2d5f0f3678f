import sanitizeHtml from 'sanitize-html';

/**
 * Sanitises a body for a page: text, tables and links remain. Whatever could run, load, style or disguise is removed (scripts, styles, event
 * handlers, frames, forms, images, other URL schemes); a linked page gets no reference to its opener.
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
    // Elements that are removed with their content, where that is not prose.
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'svg', 'math', 'template', 'title'],
  }).trim();
}
