type Attributes = Readonly<Record<string, string>>;

/** Creates an element with attributes and children; a text child becomes text, never markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Creates an SVG element; its style comes from the style sheet. */
export function svgElement(name: string, attributes: Attributes = {}, ...children: readonly Node[]): SVGElement {
  const made = document.createElementNS(svgNamespace, name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

/** A decorative icon of stroked paths on a 24 × 24 grid, in the colour of the text. */
export function icon(...paths: readonly string[]): SVGElement {
  return svgElement('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, ...paths.map((d) => svgElement('path', { d })));
}
