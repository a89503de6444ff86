type Node = { [name: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Places in an OpenAPI document where a field or a parameter has no description, of its own or of what it refers to. */
export function undescribed(document: object): string[] {
  const root = document as Node;
  const target = (node: Node): Node => {
    const { $ref } = node;
    if (typeof $ref !== 'string') return node;
    return $ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (at as Node)[key], root) as Node;
  };
  const isBare = ([, field]: [string, Node]) => !field['description'] && !target(field)['description'];
  const below = (node: unknown, at: string): string[] => {
    if (!isNode(node)) return [];
    const bare = fieldsOf(node).filter(isBare);
    const inner = Object.entries(node).flatMap(([name, one]) => below(one, `${at}/${name}`));
    return [...bare.map(([name]) => `${at}.${name}`), ...inner];
  };
  return below(root, '');
}

function fieldsOf({ properties, parameters }: Node): [string, Node][] {
  const fields = isNode(properties) ? (Object.entries(properties) as [string, Node][]) : [];
  const named = Array.isArray(parameters) ? (parameters as Node[]) : [];
  return [...fields, ...named.map((one): [string, Node] => [String(one['name'] ?? one['$ref']), one])];
}
