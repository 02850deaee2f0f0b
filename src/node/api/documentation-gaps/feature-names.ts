import type { Catalogue } from '../../../locale/catalogue'

/** Checksums that S3 has got since, in the order of the alphabet. */
export const newerChecksums = [
  'ChecksumMD5',
  'ChecksumSHA512',
  'ChecksumXXHASH128',
  'ChecksumXXHASH3',
  'ChecksumXXHASH64',
]

/** What holds an object until an event, in the order of the alphabet. */
export const eventHolds = [
  'ObjectLockEventHold',
  'ObjectLockEventHoldDurationDays',
  'ObjectLockEventHoldDurationYears',
]

/** A feature of AWS that the table of features has. */
type FeatureOfAws = keyof Catalogue['api']['differences']['featureNames']

/** Names that belong to one feature of AWS, and are documented nowhere. */
export const featuresOfAws: Readonly<Record<FeatureOfAws, readonly string[]>> = {
  dryRuns: ['DryRun', 'DryRunModifiers', 'DryRunOperationException'],
  enclaves: ['Recipient', 'CiphertextForRecipient'],
  keyMaterials: ['CurrentKeyMaterialId', 'KeyMaterialId', 'SourceKeyMaterialId', 'DestinationKeyMaterialId'],
  serviceGrants: ['GranteeServicePrincipal', 'RetiringServicePrincipal'],
  keyStores: [
    'CloudHsmClusterId',
    'CloudHsmClusterInvalidConfigurationException',
    'CustomKeyStoreInvalidStateException',
    'CustomKeyStoreNotFoundException',
    'XksKeyAlreadyInUseException',
    'XksKeyConfiguration',
    'XksKeyId',
    'XksKeyInvalidConfigurationException',
    'XksKeyNotFoundException',
  ],
  newerChecksums,
  eventHolds: ['DefaultEventHold', ...eventHolds],
  bucketNames: [
    'AccessPointAlias',
    'BucketArn',
    'BucketLocationName',
    'BucketLocationType',
    'BucketNamespace',
  ],
}
