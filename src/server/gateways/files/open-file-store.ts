import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { filesInFolder } from './data-folder.ts'
import { encrypted } from './encrypted.ts'
import type { FileStore } from './port.ts'
import { filesInS3 } from './s3.ts'

/** The store as it lies there, without decryption: for backups. */
export function openRawStore(config: Config): FileStore {
  return openFileStore({ ...config, FILE_ENCRYPTION_KEY: undefined })
}

/** The store that the settings name, encrypted at rest where they say so. */
export function openFileStore(config: Config): FileStore {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = config
  const store = S3_ENDPOINT
    ? filesInS3({
        endpoint: S3_ENDPOINT,
        bucket: S3_BUCKET,
        region: S3_REGION,
        accessKeyId: S3_ACCESS_KEY_ID,
        secretAccessKey: S3_SECRET_ACCESS_KEY,
      })
    : filesInFolder(join(config.DRAFTY_DATA_DIR, 'files'))
  return config.FILE_ENCRYPTION_KEY === undefined
    ? store
    : encrypted(store, config.FILE_ENCRYPTION_KEY, config.FILE_ENCRYPTION_KEYS_BEFORE)
}
