import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'
import { sectionExtensions } from './extensions.ts'
import { readEditor } from './read-editor.ts'

const opened: Editor[] = []
afterEach(() => opened.splice(0).forEach((editor) => editor.destroy()))

function open(content: string): Editor {
  const editor = new Editor({ extensions: sectionExtensions, injectCSS: false, content })
  opened.push(editor)
  return editor
}

test('opening a section and saving it changes nothing', () => {
  const html = [
    '<h2>Facts</h2>',
    '<p>He <strong>filed</strong> <em>late</em>, <u>once</u>.<sup data-fn="Exh. A at 2."></sup> See<br>below.</p>',
    '<h3>Detail</h3>',
    '<ul><li>one<ul><li>two</li></ul></li></ul>',
    '<ol><li>first</li></ol>',
    '<blockquote><p>quoted</p></blockquote>',
    '<table><tbody><tr><th>a</th></tr><tr><td>b</td></tr></tbody></table>',
    '<p><mark data-gap="DATE">[DATE]</mark> <cite data-authority="mog"><em>Matter of Mogharrabi</em>, 19 I&amp;N Dec. 439</cite> <span data-source="s1">Report</span></p>',
  ].join('')
  expect(readEditor(open(html))).toBe(html)
})

test('what is no part of a section does not get into it', () => {
  const html =
    '<p onclick="x()">a<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:1">b</a></p><h1>c</h1><hr><pre>d</pre>'
  expect(readEditor(open(html))).toMatch(/^<p>ab<\/p>(<h2>|<p>)c/)
  expect(readEditor(open(html))).not.toMatch(/script|onerror|onclick|href|<hr|<pre/)
})

test('typing behind a placeholder stays outside of it', () => {
  const editor = open('<p><mark data-gap="DATE">[DATE]</mark></p>')
  editor.commands.focus('end')
  editor.commands.insertContent(' in New York')
  expect(readEditor(editor)).toBe('<p><mark data-gap="DATE">[DATE]</mark> in New York</p>')
})
