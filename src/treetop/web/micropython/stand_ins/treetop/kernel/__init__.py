from treetop.kernel.layout import Layout
