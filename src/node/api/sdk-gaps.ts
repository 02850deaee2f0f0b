import type { Operation } from '../../api-reference/model'
import { words } from '../../locale/site-words'

const { olderForm } = words.api.differences

/** Operations that the AWS SDKs of today lack, each with the reason: their samples can't be proven. */
export const operationsWithoutSdk: Readonly<Record<string, string>> = {
  GetBucketLifecycle: olderForm,
  PutBucketLifecycle: olderForm,
}

/** Whether the SDKs for JavaScript and Go have an operation. */
export const inSdks = ({ name }: Pick<Operation, 'name'>): boolean => !(name in operationsWithoutSdk)

/** Members ("Operation.Member") that the AWS SDKs of today lack, each with the reason. */
export const membersWithoutSdk: Readonly<Record<string, string>> = {
  'PutBucketLifecycleConfiguration.ContentMD5':
    'Documented by QStorage; SDKs send a checksum instead, and only here lack the parameter.',
  'DeriveSharedSecret.RecipientInfo':
    'Documented by QKMS; AWS KMS has only Recipient, a structure for enclaves.',
  'CompleteMultipartUpload.SSEKMSEncryptionContext':
    'Documented by QStorage; AWS S3 takes the context when the upload is created.',
  'ListBuckets.IsTruncated':
    'Shown by samples of QStorage; AWS S3 answers with a token as long as there is more.',
  'GenerateDataKeyPair.PrivateKey': 'Documented by QKMS as a second name of PrivateKeyCiphertextBlob.',
}

/** Whether the AWS SDKs of today lack a member of an operation that they have. */
export const isOutsideSdks = (operation: string, member: string): boolean =>
  `${operation}.${member}` in membersWithoutSdk
