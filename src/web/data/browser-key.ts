/** The key of this browser: it signs here and cannot be taken away. One for all tabs; kept when the session ends. */
export type BrowserKey = { readonly privateKey: CryptoKey; readonly jwk: JsonWebKey }

const [databaseName, storeName, keyName] = ['drafty', 'keys', 'session']
/** Some private windows never answer: then there is no key, and the session is one without. */
const patienceMs = 5000

let known: Promise<BrowserKey | undefined> | undefined

/** Undefined where the browser has no keys: at an address without TLS, or with its storage turned off. */
export function browserKey(): Promise<BrowserKey | undefined> {
  known ??= Promise.race([findOrMake(), afterPatience()]).catch(() => undefined)
  return known
}

async function afterPatience(): Promise<undefined> {
  await new Promise((resolve) => setTimeout(resolve, patienceMs))
  return undefined
}

async function findOrMake(): Promise<BrowserKey> {
  const database = await open()
  const kept = await answerOf<CryptoKeyPair | undefined>(storeOf(database, 'readonly').get(keyName))
  const pair = kept ?? (await keepFirst(database, await makePair()))
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  return { privateKey: pair.privateKey, jwk: { kty, crv, x, y } as JsonWebKey }
}

function makePair(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign'])
}

/** Another tab may have made one in the meantime: the first one stands. */
async function keepFirst(database: IDBDatabase, made: CryptoKeyPair): Promise<CryptoKeyPair> {
  const store = storeOf(database, 'readwrite')
  const other = await answerOf<CryptoKeyPair | undefined>(store.get(keyName))
  if (other) return other
  await answerOf(store.put(made, keyName))
  return made
}

function storeOf(database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore {
  return database.transaction(storeName, mode).objectStore(storeName)
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
  return answerOf(request)
}

function answerOf<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as T))
    request.addEventListener('error', () => reject(request.error ?? new Error('The storage did not answer.')))
  })
}
