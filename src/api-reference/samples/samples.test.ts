import { makeOperations, models } from '../../../testing/fixtures/operations'
import type { Operation, Values } from '../model'
import { cliSample } from './cli'
import { goSample } from './go'
import { httpAnswer } from '../../node/api/http-example'
import { sha256 } from '../../publish/sha256'
import { httpSample } from './http'
import { javascriptSample, typescriptSample } from './javascript'
import { xformName } from './names'
import { pythonSample } from './python'

const operations = makeOperations(models)
type Sample = readonly [operation: Operation, input: Values]
const sampleOf = (name: string): Sample => {
  const operation = operations.get(name)!
  return [operation, operation.examples[0]!.input]
}
const [lock, put, get, upload] = [
  sampleOf('LockDoor'),
  sampleOf('PutThing'),
  sampleOf('GetThing'),
  sampleOf('UploadThing'),
]
const answerOf = ([operation]: Sample) => httpAnswer(operation, operation.examples[0]!)

const lines = (text: string) => text.replace(/^\n/, '').replace(/\n$/, '')

describe('HTTP', () => {
  it('shows a JSON request and its answer', () => {
    expect(httpSample(...lock, sha256)).toBe(
      lines(`
POST / HTTP/1.1
Host: keys.example.org
X-Amz-Target: TrentService.LockDoor
Authorization: Signature

{
  "KeyId": "front",
  "Message": "SXQncyAibWUi",
  "Secret": "AQID",
  "Context": {
    "Room": "Blue one"
  },
  "Algorithm": "FAST",
  "Limit": 3,
  "DryRun": false,
  "Until": 1772366400,
  "GrantTokens": [
    "a",
    "b"
  ],
  "Tags": [
    {
      "TagKey": "purpose"
    }
  ]
}
`),
    )
    expect(answerOf(lock)).toBe(
      'HTTP/1.1 200 OK\nContent-Type: application/json\n\n{\n  "Until": 1772366400\n}',
    )
  })

  it('shows an answer without a body where the operation answers with nothing', () => {
    const [operation] = lock
    const example = { ...operation.examples[0]!, output: {} }
    expect(httpAnswer({ ...operation, output: [] }, example)).toBe(
      'HTTP/1.1 200 OK\nContent-Type: application/json',
    )
  })

  it('puts members into host, path, query, headers and XML, each written as it has to be there', () => {
    expect(httpSample(...put, sha256)).toBe(
      lines(`
PUT /a%20b/c%2Bd.txt?thing&max-parts=2 HTTP/1.1
Host: box.store.example.org
x-meta-title: My thing
Expires: Sun, 01 Mar 2026 12:00:00 GMT
x-until: 2026-03-01T12:00:00Z
Authorization: Signature

<Rules xmlns="http://example.org/doc/">
  <Rule xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="Big">
    <Prefix>a&lt;b</Prefix>
    <TagSet>
      <Tag>x</Tag>
      <Tag>y</Tag>
    </TagSet>
    <At>2026-03-01T12:00:00.000Z</At>
  </Rule>
  <Rule>
    <Prefix>z</Prefix>
  </Rule>
</Rules>
`),
    )
  })

  it('sends and receives content as it is, and counts its bytes', () => {
    expect(httpSample(...upload, sha256)).toContain('Content-Length: 6\nAuthorization: Signature\n\nHéllo')
    expect(answerOf(get)).toBe('HTTP/1.1 200 OK\nx-request: 1\n\nHello')
    expect(answerOf(upload)).toBe(
      'HTTP/1.1 201 Created\nx-request: 1\n\n<UploadResult xmlns="http://example.org/doc/">\n  <Part>a</Part>\n  <Part>b</Part>\n</UploadResult>',
    )
  })
})

describe('AWS CLI', () => {
  it.each([
    ['SSEKMSKeyId', 'ssekms-key-id'],
    ['ListObjectsV2', 'list-objects-v2'],
    ['ContentMD5', 'content-md5'],
    ['GrantReadACP', 'grant-read-acp'],
    ['PutBucketAcl', 'put-bucket-acl'],
    ['KeyARNs', 'key-arns'],
  ])('writes %s as %s', (name, expected) => expect(xformName(name, '-')).toBe(expected))

  it('quotes what a shell would take apart', () => {
    expect(cliSample(...lock)).toBe(
      lines(`
# With AWS CLI 2; version 1 would encode the Base64 once more
aws kms lock-door \\
  --endpoint-url https://keys.example.org \\
  --region moon-1 \\
  --key-id front \\
  --message SXQncyAibWUi \\
  --secret AQID \\
  --context 'Room=Blue one' \\
  --algorithm FAST \\
  --limit 3 \\
  --no-dry-run \\
  --until 2026-03-01T12:00:00Z \\
  --grant-tokens a b \\
  --tags '[{"TagKey":"purpose"}]'
`),
    )
  })

  it('reads content from a file and writes it to one', () => {
    expect(cliSample(...upload)).toContain('--bucket box \\\n  --key thing.txt \\\n  --body thing.txt')
    expect(cliSample(...get)).toContain('--key dir/thing.txt \\\n  thing.txt')
    expect(cliSample(...put)).toContain(
      `--rules '{"Items":[{"Kind":"Big","Prefix":"a<b","Tags":["x","y"],"At":"2026-03-01T12:00:00Z"},{"Prefix":"z"}]}'`,
    )
  })
})

it('JavaScript', () => {
  expect(javascriptSample(...lock)).toBe(
    lines(`
import { KMSClient, LockDoorCommand } from '@aws-sdk/client-kms'

const client = new KMSClient({
  region: 'moon-1',
  endpoint: 'https://keys.example.org',
})

const response = await client.send(
  new LockDoorCommand({
    KeyId: 'front',
    Message: Buffer.from('It\\'s "me"'),
    Secret: Buffer.from('AQID', 'base64'),
    Context: { Room: 'Blue one' },
    Algorithm: 'FAST',
    Limit: 3,
    DryRun: false,
    Until: new Date('2026-03-01T12:00:00Z'),
    GrantTokens: ['a', 'b'],
    Tags: [{ TagKey: 'purpose' }],
  }),
)
console.log(response)
`),
  )
  expect(javascriptSample(...put)).toContain(`
    Rules: {
      Items: [
        {
          Kind: 'Big',
          Prefix: 'a<b',
          Tags: ['x', 'y'],
          At: new Date('2026-03-01T12:00:00Z'),
        },
        { Prefix: 'z' },
      ],
    },
`)
  expect(javascriptSample(...upload)).toContain("Body: 'Héllo',")
  expect(javascriptSample(...upload)).toContain(`
  endpoint: 'https://store.example.org',
  requestChecksumCalculation: 'WHEN_REQUIRED',
})`)
  expect(javascriptSample(...put)).not.toContain('Checksum')
})

it('Python', () => {
  expect(pythonSample(...lock)).toBe(
    lines(`
import base64
from datetime import datetime

import boto3

kms = boto3.client(
    "kms",
    region_name="moon-1",
    endpoint_url="https://keys.example.org",
)

response = kms.lock_door(
    KeyId="front",
    Message=b"It's \\"me\\"",
    Secret=base64.b64decode("AQID"),
    Context={"Room": "Blue one"},
    Algorithm="FAST",
    Limit=3,
    DryRun=False,
    Until=datetime.fromisoformat("2026-03-01T12:00:00+00:00"),
    GrantTokens=["a", "b"],
    Tags=[{"TagKey": "purpose"}],
)
print(response)
`),
  )
  expect(pythonSample(...put)).toContain('config=Config(s3={"addressing_style": "virtual"}),')
  expect(pythonSample(...upload)).toContain(`
    config=Config(
        s3={"addressing_style": "virtual"},
        request_checksum_calculation="when_required",
    ),
)`)
  expect(pythonSample(...upload)).toContain('Body="Héllo".encode(),')
})

it('Go', () => {
  expect(goSample(...lock)).toBe(
    lines(`
package main

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"log"
	"os"
	"time"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/config"
	"github.com/aws/aws-sdk-go-v2/service/kms"
	"github.com/aws/aws-sdk-go-v2/service/kms/types"
)

func main() {
	ctx := context.Background()
	cfg, err := config.LoadDefaultConfig(ctx, config.WithRegion("moon-1"))
	if err != nil {
		log.Fatal(err)
	}
	client := kms.NewFromConfig(cfg, func(o *kms.Options) {
		o.BaseEndpoint = aws.String("https://keys.example.org")
	})

	response, err := client.LockDoor(ctx, &kms.LockDoorInput{
		KeyId:       aws.String("front"),
		Message:     []byte("It's \\"me\\""),
		Secret:      decode("AQID"),
		Context:     map[string]string{"Room": "Blue one"},
		Algorithm:   "FAST",
		Limit:       aws.Int32(3),
		DryRun:      aws.Bool(false),
		Until:       aws.Time(time.Date(2026, time.March, 1, 12, 0, 0, 0, time.UTC)),
		GrantTokens: []string{"a", "b"},
		Tags:        []types.Tag{{TagKey: aws.String("purpose")}},
	})
	if err != nil {
		log.Fatal(err)
	}
	json.NewEncoder(os.Stdout).Encode(response)
}

func decode(text string) []byte {
	bytes, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		log.Fatal(err)
	}
	return bytes
}
`),
  )
  expect(goSample(...upload)).toContain('Body:   strings.NewReader("Héllo"),')
  expect(goSample(...upload)).toContain(`
		o.BaseEndpoint = aws.String("https://store.example.org")
		o.RequestChecksumCalculation = aws.RequestChecksumCalculationWhenRequired
	})`)
  expect(goSample(...put)).not.toContain('Checksum')
  expect(goSample(...put)).toContain(`
		Rules: &types.ThingRules{
			Items: []types.ThingRule{
				{
					Kind:   aws.String("Big"),
					Prefix: aws.String("a<b"),
					Tags:   []string{"x", "y"},
					At:     aws.Time(time.Date(2026, time.March, 1, 12, 0, 0, 0, time.UTC)),
				},
				{Prefix: aws.String("z")},
			},
		},
`)
})

describe('content and errors', () => {
  it('shows the content of an object, not the stream that it comes in', () => {
    expect(javascriptSample(...get)).toContain('console.log(await response.Body?.transformToString())')
    expect(pythonSample(...get)).toContain('print(response["Body"].read())')
    expect(goSample(...get)).toContain('io.Copy(os.Stdout, response.Body)')
  })

  it('catches the one error that it is given, and passes others on', () => {
    expect(javascriptSample(...get, 'NoSuchThing')).toContain(`
} catch (error) {
  if (error instanceof S3ServiceException && error.name === 'NoSuchThing') console.error(error.message)
  else throw error
}`)
    expect(pythonSample(...get, 'NoSuchThing')).toContain(`
except s3.exceptions.ClientError as error:
    if error.response["Error"]["Code"] != "NoSuchThing":
        raise
    print(error)`)
    expect(goSample(...get, 'NoSuchThing')).toContain(`
	var failure smithy.APIError
	if errors.As(err, &failure) && failure.ErrorCode() == "NoSuchThing" {
		log.Fatal(failure.ErrorMessage())
	}
	if err != nil {`)
    expect(javascriptSample(...get)).not.toContain('catch')
  })

  it('the command of a bucket says how the bucket gets into the host', () => {
    expect(cliSample(...get)).toMatch(
      /^# Once: aws configure set default.s3.addressing_style virtual\naws s3api/,
    )
    expect(cliSample(...lock)).not.toContain('addressing_style')
  })

  it('the command of an upload says how to leave out the checksum', () => {
    const line = '# Once: aws configure set default.request_checksum_calculation when_required'
    expect(cliSample(...upload).split('\n')[1]).toBe(line)
    expect(cliSample(...put)).not.toContain('checksum')
  })

  it('TypeScript casts what the types of the SDK lack, and imports the type', () => {
    const [operation] = get
    const values = { LocationConstraint: operation.service.region, SSEAlgorithm: 'verenc' }
    const members = Object.keys(values).map((name) => ({ ...operation.input[0]!, name }))
    const sample = typescriptSample({ ...operation, input: members }, values)
    expect(sample).toContain(
      `LocationConstraint: '${values.LocationConstraint}' as BucketLocationConstraint,`,
    )
    expect(sample).toContain("SSEAlgorithm: 'verenc' as ServerSideEncryption,")
    expect(sample).toContain(', type BucketLocationConstraint, type ServerSideEncryption } from')
    expect(typescriptSample(...get)).toBe(javascriptSample(...get))
  })
})
