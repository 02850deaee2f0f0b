import type { DocumentationGaps } from './gaps'

/** What the SDK for KMS knows and the documentation of QKMS does not name. */
export const kmsGaps: DocumentationGaps = {
  ofOperations: {
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
    Decrypt: {
      input: ['DryRun', 'DryRunModifiers', 'EncryptionAlgorithm', 'Recipient'],
      output: ['CiphertextForRecipient', 'KeyMaterialId'],
      errors: ['DryRunOperationException', 'IncorrectKeyException'],
    },
    DeleteImportedKeyMaterial: {
      input: ['KeyMaterialId'],
      output: ['KeyId', 'KeyMaterialId'],
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
    GetPublicKey: {
      output: ['EncapsulationAlgorithms', 'KeyAgreementAlgorithms'],
      errors: ['InvalidArnException', 'InvalidGrantTokenException'],
    },
    ImportKeyMaterial: {
      input: ['ImportType', 'KeyMaterialDescription', 'KeyMaterialId'],
      output: ['KeyId', 'KeyMaterialId'],
      errors: ['UnsupportedOperationException'],
    },
    ListGrants: {
      input: ['GranteeServicePrincipal'],
    },
    ListResourceTags: {
      errors: ['NotFoundException'],
    },
    ListRetirableGrants: {
      input: ['RetiringServicePrincipal'],
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
    Verify: {
      input: ['DryRun'],
      errors: ['DryRunOperationException', 'InvalidGrantTokenException', 'KMSInvalidSignatureException'],
    },
    VerifyMac: {
      input: ['DryRun'],
      errors: ['DryRunOperationException', 'InvalidGrantTokenException', 'KMSInvalidMacException'],
    },
  },
  insideOfTypes: {
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
  operations: [
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
  operationsOfManual: {},
}
