import type { Operation } from '../../api-reference/model'

/** Operations that the AWS SDKs of today lack, each with the reason: their samples can't be proven. */
export const operationsWithoutSdk: Readonly<Record<string, string>> = {
  GetBucketLifecycle:
    'The older form. AWS CLI and boto3 have it; the SDKs for JavaScript and Go never had it.',
  PutBucketLifecycle:
    'The older form. AWS CLI and boto3 have it; the SDKs for JavaScript and Go never had it.',
}

/** Whether the SDKs for JavaScript and Go have an operation. */
export const inSdks = ({ name }: Pick<Operation, 'name'>): boolean => !(name in operationsWithoutSdk)
