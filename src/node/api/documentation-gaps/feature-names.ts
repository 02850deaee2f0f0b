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

/** Names that belong to one feature of AWS, and are documented nowhere. */
export const featuresOfAws: Readonly<Record<string, readonly string[]>> = {
  'trying an operation without its effect': ['DryRun', 'DryRunModifiers', 'DryRunOperationException'],
  'answers for enclaves': ['Recipient', 'CiphertextForRecipient'],
  'keys with several materials': [
    'CurrentKeyMaterialId',
    'KeyMaterialId',
    'SourceKeyMaterialId',
    'DestinationKeyMaterialId',
  ],
  'grants for services of AWS': ['GranteeServicePrincipal', 'RetiringServicePrincipal'],
  'key stores of the kinds CloudHSM and external': [
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
  'newer checksums': newerChecksums,
  'locks that end with an event': ['DefaultEventHold', ...eventHolds],
  'zones, access points and namespaces of buckets': [
    'AccessPointAlias',
    'BucketArn',
    'BucketLocationName',
    'BucketLocationType',
    'BucketNamespace',
  ],
}
