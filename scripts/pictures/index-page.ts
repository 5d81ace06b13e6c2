const looks = ['1440-light', '1440-dark', '390-light', '390-dark']

/** A page with every screen in its four looks, each picture leading to its full size. */
export function indexPage(names: readonly string[]): string {
  const rows = names.map((name) => {
    const file = name.replaceAll(/[^\w-]+/g, '-')
    const pictures = looks.map((look) => {
      const source = `${file}-${look}.png`
      return `<a href="${source}"><img src="${source}" alt="${name}, ${look}" loading="lazy"></a>`
    })
    return `<section><h2>${name}</h2><div>${pictures.join('')}</div></section>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Drafty, every screen</title>
<style>
body { margin: 2rem; font: 14px/1.5 sans-serif; background: #e9e6df }
h2 { font-size: 14px }
div { display: grid; grid-template-columns: 5fr 5fr 2fr 2fr; gap: 1rem; align-items: start }
img { width: 100%; max-height: 34rem; object-fit: cover; object-position: top; border: 1px solid #bbb }
</style>
${rows.join('\n')}
</html>
`
}
