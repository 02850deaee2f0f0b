/**
 * What the AWS SDKs of today know and the service's documentation does not name, so that the pages leave it out; the
 * page of differences lists it. The tests hold all of it against the SDKs: what the documentation begins to name moves
 * from here to the page of the operation.
 */

/** Names that stand together, in the order of the alphabet. */
const newerChecksums = [
  'ChecksumMD5',
  'ChecksumSHA512',
  'ChecksumXXHASH128',
  'ChecksumXXHASH3',
  'ChecksumXXHASH64',
]
const eventHolds = [
  'ObjectLockEventHold',
  'ObjectLockEventHoldDurationDays',
  'ObjectLockEventHoldDurationYears',
]

/** Names that belong to one feature of AWS, wherever they stand. */
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
  'key stores outside of the service': [
    'CloudHsmClusterId',
    'CloudHsmClusterInvalidConfigurationException',
    'CustomKeyStoreId',
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
    'BucketRegion',
  ],
}

/** Names that are not documented of an operation: of its request, of its answer, and of its errors. */
export interface Undocumented {
  input?: readonly string[]
  output?: readonly string[]
  errors?: readonly string[]
}

/** Names by operation, each list in the order of the alphabet. */
export const notDocumented: Readonly<Record<string, Undocumented>> = {
  AbortMultipartUpload: {
    input: ['IfMatchInitiatedTime'],
    output: ['RequestCharged'],
  },
  CompleteMultipartUpload: {
    input: newerChecksums,
    output: ['BucketKeyEnabled', ...newerChecksums],
  },
  CopyObject: {
    input: [
      'AnnotationDirective',
      'CacheControl',
      'ContentDisposition',
      'ContentEncoding',
      'ContentLanguage',
      'ContentType',
      'Expires',
      'IfMatch',
      'IfNoneMatch',
      ...eventHolds,
      'StorageClass',
    ],
    output: ['Expiration', 'RequestCharged', 'SSEKMSEncryptionContext'],
    errors: ['ObjectNotInActiveTierError'],
  },
  CreateBucket: {
    input: ['BucketNamespace'],
    output: ['BucketArn'],
  },
  CreateGrant: {
    input: ['DryRun', 'GranteeServicePrincipal', 'RetiringServicePrincipal'],
    errors: ['DryRunOperationException'],
  },
  CreateKey: {
    input: ['CustomKeyStoreId', 'XksKeyId'],
    errors: [
      'CloudHsmClusterInvalidConfigurationException',
      'CustomKeyStoreInvalidStateException',
      'CustomKeyStoreNotFoundException',
      'XksKeyAlreadyInUseException',
      'XksKeyInvalidConfigurationException',
      'XksKeyNotFoundException',
    ],
  },
  CreateMultipartUpload: {
    input: [
      'CacheControl',
      'ChecksumAlgorithm',
      'ChecksumType',
      'ContentDisposition',
      'ContentEncoding',
      'ContentLanguage',
      'Expires',
      'GrantFullControl',
      'GrantRead',
      'GrantReadACP',
      'GrantWriteACP',
      'Metadata',
      ...eventHolds,
      'ObjectLockLegalHoldStatus',
      'ObjectLockMode',
      'ObjectLockRetainUntilDate',
      'RequestPayer',
      'SSECustomerAlgorithm',
      'SSECustomerKey',
      'SSECustomerKeyMD5',
      'StorageClass',
    ],
    output: [
      'ChecksumAlgorithm',
      'ChecksumType',
      'RequestCharged',
      'SSECustomerAlgorithm',
      'SSECustomerKeyMD5',
    ],
  },
  Decrypt: {
    input: ['DryRun', 'DryRunModifiers', 'EncryptionAlgorithm', 'Recipient'],
    output: ['CiphertextForRecipient', 'KeyMaterialId'],
    errors: ['DryRunOperationException', 'IncorrectKeyException'],
  },
  DeleteImportedKeyMaterial: {
    input: ['KeyMaterialId'],
    output: ['KeyId', 'KeyMaterialId'],
  },
  DeleteObject: {
    input: ['BypassGovernanceRetention'],
  },
  DeriveSharedSecret: {
    input: ['DryRun', 'GrantTokens', 'Recipient'],
    output: ['CiphertextForRecipient', 'KeyAgreementAlgorithm', 'KeyOrigin'],
    errors: ['DryRunOperationException', 'InvalidGrantTokenException', 'KeyUnavailableException'],
  },
  EnableKeyRotation: {
    input: ['RotationPeriodInDays'],
  },
  Encrypt: {
    input: ['DryRun'],
    errors: ['DryRunOperationException'],
  },
  GenerateDataKey: {
    input: ['DryRun', 'Recipient'],
    output: ['CiphertextForRecipient', 'KeyMaterialId'],
    errors: ['DryRunOperationException'],
  },
  GenerateDataKeyPair: {
    input: ['DryRun', 'Recipient'],
    output: ['CiphertextForRecipient', 'KeyMaterialId', 'PrivateKeyPlaintext'],
    errors: [
      'DisabledException',
      'DryRunOperationException',
      'InvalidGrantTokenException',
      'UnsupportedOperationException',
    ],
  },
  GenerateDataKeyPairWithoutPlaintext: {
    input: ['DryRun'],
    output: ['KeyMaterialId'],
    errors: [
      'DisabledException',
      'DryRunOperationException',
      'InvalidGrantTokenException',
      'UnsupportedOperationException',
    ],
  },
  GenerateDataKeyWithoutPlaintext: {
    input: ['DryRun'],
    output: ['KeyMaterialId'],
    errors: ['DryRunOperationException'],
  },
  GenerateMac: {
    input: ['DryRun'],
    errors: ['DryRunOperationException', 'InvalidGrantTokenException'],
  },
  GetKeyPolicy: {
    output: ['PolicyName'],
  },
  GetKeyRotationStatus: {
    output: ['KeyId', 'NextRotationDate', 'OnDemandRotationStartDate', 'RotationPeriodInDays'],
  },
  GetObject: {
    output: [
      ...newerChecksums,
      'ContentLanguage',
      'Expiration',
      'ExpiresString',
      ...eventHolds,
      'ObjectLockLegalHoldStatus',
      'ObjectLockMode',
      'ObjectLockRetainUntilDate',
      'ReplicationStatus',
      'Restore',
      'StorageClass',
    ],
    errors: ['InvalidObjectState'],
  },
  GetObjectAcl: {
    input: ['ExpectedBucketOwner'],
  },
  GetPublicKey: {
    output: ['EncapsulationAlgorithms', 'KeyAgreementAlgorithms'],
    errors: ['InvalidArnException', 'InvalidGrantTokenException'],
  },
  HeadBucket: {
    output: ['AccessPointAlias', 'BucketArn', 'BucketLocationName', 'BucketLocationType', 'BucketRegion'],
    errors: ['NotFound'],
  },
  HeadObject: {
    output: [
      'ArchiveStatus',
      ...newerChecksums,
      'ExpiresString',
      ...eventHolds,
      'ReplicationStatus',
      'StorageClass',
      'TagCount',
    ],
    errors: ['NotFound'],
  },
  ImportKeyMaterial: {
    input: ['ImportType', 'KeyMaterialDescription', 'KeyMaterialId'],
    output: ['KeyId', 'KeyMaterialId'],
    errors: ['UnsupportedOperationException'],
  },
  ListBuckets: {
    input: ['BucketRegion'],
  },
  ListGrants: {
    input: ['GranteeServicePrincipal'],
  },
  ListMultipartUploads: {
    input: ['RequestPayer'],
    output: ['EncodingType', 'RequestCharged'],
  },
  ListObjects: {
    input: ['OptionalObjectAttributes'],
    output: ['RequestCharged'],
  },
  ListObjectsV2: {
    input: ['OptionalObjectAttributes'],
  },
  ListParts: {
    input: ['RequestPayer'],
    output: ['StorageClass'],
  },
  ListResourceTags: {
    errors: ['NotFoundException'],
  },
  ListRetirableGrants: {
    input: ['RetiringServicePrincipal'],
  },
  PutBucketEncryption: {
    input: ['ChecksumAlgorithm'],
  },
  PutBucketLifecycleConfiguration: {
    input: ['TransitionDefaultMinimumObjectSize'],
    output: ['TransitionDefaultMinimumObjectSize'],
  },
  PutBucketWebsite: {
    input: ['ChecksumAlgorithm'],
  },
  PutObject: {
    input: [
      'ChecksumCRC64NVME',
      ...newerChecksums,
      'ContentLanguage',
      'IfMatch',
      'IfNoneMatch',
      ...eventHolds,
      'RequestPayer',
      'SSECustomerAlgorithm',
      'SSECustomerKey',
      'SSECustomerKeyMD5',
      'StorageClass',
      'WebsiteRedirectLocation',
      'WriteOffsetBytes',
    ],
    output: ['ChecksumCRC64NVME', ...newerChecksums, 'SSEKMSEncryptionContext'],
    errors: ['EncryptionTypeMismatch', 'InvalidRequest', 'InvalidWriteOffset', 'TooManyParts'],
  },
  PutObjectAcl: {
    input: [
      'ChecksumAlgorithm',
      'GrantFullControl',
      'GrantRead',
      'GrantReadACP',
      'GrantWrite',
      'GrantWriteACP',
    ],
  },
  ReEncrypt: {
    input: ['DryRun', 'DryRunModifiers'],
    output: ['DestinationKeyMaterialId', 'SourceKeyMaterialId'],
    errors: ['DryRunOperationException', 'IncorrectKeyException'],
  },
  ReplicateKey: {
    input: ['BypassPolicyLockoutSafetyCheck'],
    errors: [
      'AlreadyExistsException',
      'InvalidArnException',
      'LimitExceededException',
      'MalformedPolicyDocumentException',
      'NotFoundException',
    ],
  },
  RetireGrant: {
    input: ['DryRun'],
    errors: ['DryRunOperationException'],
  },
  RevokeGrant: {
    input: ['DryRun'],
    errors: ['DryRunOperationException'],
  },
  Sign: {
    input: ['DryRun'],
    errors: ['DryRunOperationException', 'InvalidGrantTokenException'],
  },
  TagResource: {
    errors: ['LimitExceededException', 'NotFoundException'],
  },
  UntagResource: {
    errors: ['NotFoundException'],
  },
  UpdatePrimaryRegion: {
    errors: ['DisabledException'],
  },
  UploadPart: {
    input: newerChecksums,
    output: newerChecksums,
  },
  Verify: {
    input: ['DryRun'],
    errors: ['DryRunOperationException', 'InvalidGrantTokenException', 'KMSInvalidSignatureException'],
  },
  VerifyMac: {
    input: ['DryRun'],
    errors: ['DryRunOperationException', 'InvalidGrantTokenException', 'KMSInvalidMacException'],
  },
}

/**
 * Names inside of structures, by the package that has them and the name of the type; a structure without one is called
 * after the operation or type around it and its member.
 */
export const notDocumentedInside: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  kms: {
    GrantConstraints: ['SourceArn'],
    GrantListEntry: ['GranteeServicePrincipal', 'RetiringServicePrincipal'],
    KeyMetadata: [
      'CloudHsmClusterId',
      'CurrentKeyMaterialId',
      'EncapsulationAlgorithms',
      'EncryptionAlgorithms',
      'KeyAgreementAlgorithms',
      'MacAlgorithms',
      'MultiRegionConfiguration',
      'PendingDeletionWindowInDays',
      'SigningAlgorithms',
      'XksKeyConfiguration',
    ],
    'ReplicateKey.ReplicaKeyMetadata': [
      'CloudHsmClusterId',
      'CurrentKeyMaterialId',
      'CustomKeyStoreId',
      'CustomerMasterKeySpec',
      'DeletionDate',
      'EncapsulationAlgorithms',
      'EncryptionAlgorithms',
      'ExpirationModel',
      'KeyAgreementAlgorithms',
      'KeySpec',
      'MacAlgorithms',
      'Origin',
      'PendingDeletionWindowInDays',
      'SigningAlgorithms',
      'ValidTo',
      'XksKeyConfiguration',
    ],
  },
  s3: {
    Bucket: ['BucketArn'],
    CompletedPart: newerChecksums,
    CopyObjectResult: newerChecksums,
    'CreateBucket.CreateBucketConfiguration': ['Bucket', 'Location', 'Tags'],
    DefaultRetention: ['DefaultEventHold'],
    LifecycleRuleFilter: ['ObjectSizeGreaterThan', 'ObjectSizeLessThan'],
    'ListMultipartUploads.Uploads': ['ChecksumAlgorithm', 'ChecksumType', 'StorageClass'],
    LoggingEnabled: ['TargetObjectKeyFormat'],
    Object: ['RestoreStatus'],
    Part: newerChecksums,
    ServerSideEncryptionRule: ['BlockedEncryptionTypes'],
  },
}

/** Operations that neither the service's reference nor its manual has, by the name of the package that has them. */
export const operationsNotDocumented: Readonly<Record<string, readonly string[]>> = {
  kms: [
    'ConnectCustomKeyStore',
    'CreateCustomKeyStore',
    'Decapsulate',
    'DeleteCustomKeyStore',
    'DescribeCustomKeyStores',
    'DisconnectCustomKeyStore',
    'Encapsulate',
    'GenerateRandom',
    'GetKeyLastUsage',
    'ListKeyRotations',
    'RotateKeyOnDemand',
    'UpdateCustomKeyStore',
  ],
  s3: [
    'CreateBucketMetadataConfiguration',
    'CreateBucketMetadataTableConfiguration',
    'CreateSession',
    'DeleteBucketAnalyticsConfiguration',
    'DeleteBucketIntelligentTieringConfiguration',
    'DeleteBucketInventoryConfiguration',
    'DeleteBucketMetadataConfiguration',
    'DeleteBucketMetadataTableConfiguration',
    'DeleteBucketMetricsConfiguration',
    'DeleteBucketOwnershipControls',
    'DeleteBucketReplication',
    'DeleteObjectAnnotation',
    'DeleteObjects',
    'GetBucketAbac',
    'GetBucketAccelerateConfiguration',
    'GetBucketIntelligentTieringConfiguration',
    'GetBucketInventoryConfiguration',
    'GetBucketLocation',
    'GetBucketMetadataConfiguration',
    'GetBucketMetricsConfiguration',
    'GetBucketNotificationConfiguration',
    'GetBucketReplication',
    'GetBucketRequestPayment',
    'GetObjectAnnotation',
    'GetObjectLockConfiguration',
    'GetObjectTorrent',
    'GetPublicAccessBlock',
    'ListBucketAnalyticsConfigurations',
    'ListBucketIntelligentTieringConfigurations',
    'ListBucketInventoryConfigurations',
    'ListBucketMetricsConfigurations',
    'ListDirectoryBuckets',
    'ListObjectAnnotations',
    'PutBucketAbac',
    'PutBucketAccelerateConfiguration',
    'PutBucketAnalyticsConfiguration',
    'PutBucketCors',
    'PutBucketIntelligentTieringConfiguration',
    'PutBucketInventoryConfiguration',
    'PutBucketLogging',
    'PutBucketMetricsConfiguration',
    'PutBucketNotificationConfiguration',
    'PutBucketOwnershipControls',
    'PutBucketPolicy',
    'PutBucketReplication',
    'PutBucketRequestPayment',
    'PutObjectAnnotation',
    'PutObjectRetention',
    'PutPublicAccessBlock',
    'RenameObject',
    'RestoreObject',
    'SelectObjectContent',
    'UpdateBucketMetadataAnnotationTableConfiguration',
    'UpdateBucketMetadataInventoryTableConfiguration',
    'UpdateBucketMetadataJournalTableConfiguration',
    'UpdateObjectEncryption',
    'UploadPartCopy',
    'WriteGetObjectResponse',
  ],
}

const manual = '/docs/api/q-storage/user-manual'
const objects = `${manual}/working-with-objects`
const listing = `${objects}/organizing-and-listing-objects`

/**
 * Operations that have no page in the service's reference, but a command or a mention in its manual: where the manual
 * here has the same.
 */
export const operationsOfManual: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  s3: {
    DeleteObjectTagging: `${listing}/using-tags/#remove-them`,
    GetObjectAttributes: `${listing}/viewing-object-properties/#see-them`,
    GetObjectLegalHold: `${listing}/viewing-object-properties/#legal-hold-and-retention`,
    GetObjectRetention: `${listing}/viewing-object-properties/#legal-hold-and-retention`,
    GetObjectTagging: `${listing}/using-tags/#see-them`,
    ListObjectVersions: `${objects}/delete-an-object/#in-a-bucket-with-versioning`,
    PutBucketTagging: `${manual}/working-with-buckets/using-bucket-tags/#set-tags`,
    PutBucketVersioning: `${manual}/object-versioning/`,
    PutObjectTagging: `${listing}/using-tags/#set-or-change-them-later`,
  },
}
