/** Hands a reply to the browser as a file. The name is the server's, as the specification writes it. */
export async function saveAsFile(response: Response, fallbackName: string): Promise<string> {
  const disposition = response.headers.get('Content-Disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1]
  const name = encoded === undefined ? fallbackName : decodeURIComponent(encoded)
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return name
}
