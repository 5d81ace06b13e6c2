export type GoogleCredential = { readonly credential: string; readonly select_by?: string }

type GoogleIdentity = {
  readonly initialize: (settings: {
    client_id: string
    nonce: string
    callback: (credential: GoogleCredential) => void
  }) => void
  readonly renderButton: (parent: HTMLElement, look: Readonly<Record<string, string | number>>) => void
}

let loading: Promise<GoogleIdentity> | undefined

/** Loads Google's identity script once; what fails is tried again the next time. */
export function loadGoogle(scriptUrl: string): Promise<GoogleIdentity> {
  loading ??= load(scriptUrl).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

function load(scriptUrl: string): Promise<GoogleIdentity> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = scriptUrl
    script.async = true
    script.addEventListener('error', () => reject(new Error('The script did not load.')))
    script.addEventListener('load', () => {
      const { google } = globalThis as { google?: { accounts?: { id?: GoogleIdentity } } }
      if (google?.accounts?.id) resolve(google.accounts.id)
      else reject(new Error('The script is another one.'))
    })
    document.head.append(script)
  })
}
