/**
 * Lets React remove and insert elements on a page that the browser has translated. A translator moves text nodes into elements of its own, where
 * React cannot find them and would throw.
 */
export function tolerateTranslators({ prototype } = Node): void {
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    const parent = child.parentNode;
    // Moved into another element, or already replaced.
    return parent ? (removeChild.call(parent, child) as Child) : child;
  };
  prototype.insertBefore = function insert<Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    let place = before;
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, child, place) as Child;
  };
}
