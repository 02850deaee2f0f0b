import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { EntryList } from '../components/category/EntryList'
import { Card, Cards } from '../components/content/Cards'
import { originalPath } from '../components/editions/original-address'
import { PageHead } from '../components/head/PageHead'
import { PageFrame } from '../components/page/PageFrame'
import { PageTitle } from '../components/page/PageTitle'
import { listingTitle } from '../components/head/listing-title'
import { Pager } from '../components/page/Pager'
import { PageTop } from '../components/page/PageTop'
import { wholeUnits } from '../shared/units'

/** The listing page of a category: one card for each page in it, or a list for those who look one up. */
export default function CategoryTemplate({ data }: PageProps<Queries.CategoryPageQuery>) {
  const category = data.category!
  const entries = category.items.map(({ label, path, description, itemCount, group }) => ({
    label,
    path,
    group,
    text: wholeUnits(
      itemCount === null ? description : WORDS.listing.category.join({ count: itemCount, description }),
    ),
  }))
  return (
    <PageFrame columns="list">
      <PageTop trail={category.breadcrumbs} path={category.path} />
      <PageTitle>{category.label}</PageTitle>
      <p sx={{ variant: 'text.lead', mt: 0, mb: 4 }}>{wholeUnits(category.description)}</p>
      {category.isReference ? (
        <EntryList entries={entries} />
      ) : (
        <Cards>
          {entries.map(({ label, path, text }) => (
            <Card key={path} title={label} href={path}>
              {text}
            </Card>
          ))}
        </Cards>
      )}
      <Pager previous={category.previous} next={category.next} />
    </PageFrame>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.CategoryPageQuery>) {
  const category = data.category!
  const { description, path } = category
  return (
    <PageHead
      title={listingTitle(category)}
      description={description}
      path={path}
      original={HAS_EDITIONS ? originalPath(pageContext) : undefined}
    />
  )
}

export const query = graphql`
  query CategoryPage($id: String!) {
    category(id: { eq: $id }) {
      label
      description
      path
      isReference
      breadcrumbs {
        label
        path
      }
      items {
        label
        path
        description
        itemCount
        group
      }
      previous {
        label
        path
      }
      next {
        label
        path
      }
    }
  }
`
