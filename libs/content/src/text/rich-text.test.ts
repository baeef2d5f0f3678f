import { describe, expect, test } from 'vitest';
import { parseRichText, plainText, summaryOf, type RichNode } from './rich-text.ts';

/** The tree as readable tags. */
const drawn = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}=[${value}]`);
      return `<${node.tag}${attributes.join('')}>${drawn(node.children)}</${node.tag}>`;
    })
    .join('');

describe('the operator’s HTML', () => {
  test.each([
    [
      'text elements stay',
      '<h2>Fees</h2><p>None, <strong>ever</strong>.<br />Truly.</p>',
      '<h2>Fees</h2><p>None, <strong>ever</strong>.<br></br>Truly.</p>',
    ],
    ['entities are decoded', '<p>a &lt; b &amp;amp; &#8364;1&#x20;&copy;</p>', '<p>a < b &amp; €1 &copy;</p>'],
    ['a link keeps only its URL', '<a onclick="x()" class="b" href="/faq?a=1&amp;b=2" rel="noopener">A</a>', '<a href=[/faq?a=1&b=2]>A</a>'],
    ['a > in an attribute does not end the tag', '<abbr title="a > b">x</abbr>', '<abbr title=[a > b]>x</abbr>'],
    ['scripts and styles are removed with their text', '<p>a<script>alert(1)</script><style>p{}</style>b</p>', '<p>ab</p>'],
    ['an unknown element is removed, its text stays', '<p><font color="red">a</font><img src="x" onerror="y()">b</p>', '<p>ab</p>'],
    ['comments are removed', '<p>a<!-- <b>c</b> -->b</p>', '<p>ab</p>'],
    ['a lone < is text', '<p>1 < 2</p>', '<p>1 < 2</p>'],
    ['a block ends a paragraph, as in a browser', '<p>a<ul><li>b</ul></p>c', '<p>a</p><ul><li>b</li></ul>c'],
    ['a paragraph in a heading ends it', '<h2>a<p>b</p></h2>', '<h2>a</h2><p>b</p>'],
    ['no link in a link', '<a href="/1">a<a href="/2">b</a></a>', '<a href=[/1]>ab</a>'],
    ['items without a list get one', '<li>a</li><li>b</li>', '<ul><li>a</li><li>b</li></ul>'],
    ['a list in an item', '<ul><li>a<ol start="3"><li>b</li></ol></li><li>c</li></ul>', '<ul><li>a<ol start=[3]><li>b</li></ol></li><li>c</li></ul>'],
    [
      'rows without a body get one',
      '<table>\n<tr>\n<td colspan="2">a</td></tr></table>',
      '<table><tbody><tr><td colspan=[2]>a</td></tr></tbody></table>',
    ],
    ['of a cell outside a table, only the text stays', '<td>a</td>', 'a'],
    ['unclosed elements end with the text', '<p>a <b>b', '<p>a <b>b</b></p>'],
    ['a stray end tag closes nothing', '<p>a</b></ul>b</p>', '<p>ab</p>'],
  ])('%s', (_, html, wanted) => expect(drawn(parseRichText(html))).toBe(wanted));

  test('limits the depth and keeps all text', () => {
    const html = `${'<blockquote>'.repeat(5_000)}deep${'</blockquote>'.repeat(5_000)}`;
    const tree = parseRichText(html);
    expect(plainText(tree)).toBe('deep');
    expect(drawn(tree).match(/<blockquote>/g)).toHaveLength(30);
  });

  test('plain text separates blocks and does not split words', () => {
    expect(plainText(parseRichText('<h2>Fees</h2>\n<p>No<b>ne</b>.<br>Ever</p><ul><li>a</li><li>b</li></ul>'))).toBe('Fees None. Ever a b');
  });

  test.each([
    ['short text as it is', 'One two', 10, 'One two'],
    ['cut between words, without the comma', 'One, two three', 12, 'One, two…'],
    ['cut within a long word', 'Donaudampfschiff', 8, 'Donauda…'],
  ])('summary: %s', (_, text, length, wanted) => expect(summaryOf(text, length)).toBe(wanted));
});
